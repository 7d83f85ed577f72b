;; The two products of matrices that the sentence encoder is made of. All addresses are in bytes.
(module
  (memory (import "model" "memory") 1)

  (func $sum (param $lanes v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $lanes)) (i32x4.extract_lane 1 (local.get $lanes)))
      (i32.add (i32x4.extract_lane 2 (local.get $lanes)) (i32x4.extract_lane 3 (local.get $lanes)))))

  (func $store (param $at i32) (param $sum i32) (param $scale f32) (param $bias f32)
    (f32.store (local.get $at)
      (f32.add (f32.mul (f32.convert_i32_s (local.get $sum)) (local.get $scale)) (local.get $bias))))

  ;; outs[row][output] = bias + scale * rowScale * sum over inputs of values[row][input] * weights[output][input]
  ;; Values are of 16 bits, weights of 8; rows come by fours, inputs by sixteens.
  (func (export "dense")
    (param $values i32) (param $rowScales i32) (param $weights i32) (param $scales i32)
    (param $biases i32) (param $outs i32) (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $row i32) (local $output i32) (local $pitch i32) (local $outPitch i32)
    (local $v i32) (local $w i32) (local $end i32) (local $from i32) (local $to i32)
    (local $low v128) (local $high v128) (local $scale f32) (local $bias f32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $pitch (i32.shl (local.get $inputs) (i32.const 1)))
    (local.set $outPitch (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $rowLoop
      (local.set $from
        (i32.add (local.get $values) (i32.mul (local.get $row) (local.get $pitch))))
      (local.set $w (local.get $weights))
      (local.set $output (i32.const 0))
      (loop $outputLoop
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $v (local.get $from))
        (local.set $end (i32.add (local.get $w) (local.get $inputs)))
        (loop $inputLoop
          (local.set $high (v128.load (local.get $w)))
          (local.set $low (i16x8.extend_low_i8x16_s (local.get $high)))
          (local.set $high (i16x8.extend_high_i8x16_s (local.get $high)))
          (local.set $to (local.get $v))
          (local.set $a (i32x4.add (local.get $a) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $to)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $to))))))
          (local.set $to (i32.add (local.get $to) (local.get $pitch)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $to)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $to))))))
          (local.set $to (i32.add (local.get $to) (local.get $pitch)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $to)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $to))))))
          (local.set $to (i32.add (local.get $to) (local.get $pitch)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $to)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $to))))))
          (local.set $v (i32.add (local.get $v) (i32.const 32)))
          (local.set $w (i32.add (local.get $w) (i32.const 16)))
          (br_if $inputLoop (i32.lt_u (local.get $w) (local.get $end))))
        (local.set $to (i32.shl (local.get $output) (i32.const 2)))
        (local.set $scale (f32.load (i32.add (local.get $scales) (local.get $to))))
        (local.set $bias (f32.load (i32.add (local.get $biases) (local.get $to))))
        (local.set $to (i32.add (i32.add (local.get $outs) (local.get $to))
          (i32.mul (local.get $row) (local.get $outPitch))))
        (local.set $v
          (i32.add (local.get $rowScales) (i32.shl (local.get $row) (i32.const 2))))
        (call $store (local.get $to) (call $sum (local.get $a))
          (f32.mul (local.get $scale) (f32.load (local.get $v))) (local.get $bias))
        (local.set $to (i32.add (local.get $to) (local.get $outPitch)))
        (call $store (local.get $to) (call $sum (local.get $b))
          (f32.mul (local.get $scale) (f32.load offset=4 (local.get $v))) (local.get $bias))
        (local.set $to (i32.add (local.get $to) (local.get $outPitch)))
        (call $store (local.get $to) (call $sum (local.get $c))
          (f32.mul (local.get $scale) (f32.load offset=8 (local.get $v))) (local.get $bias))
        (local.set $to (i32.add (local.get $to) (local.get $outPitch)))
        (call $store (local.get $to) (call $sum (local.get $d))
          (f32.mul (local.get $scale) (f32.load offset=12 (local.get $v))) (local.get $bias))
        (local.set $output (i32.add (local.get $output) (i32.const 1)))
        (br_if $outputLoop (i32.lt_u (local.get $output) (local.get $outputs))))
      (local.set $row (i32.add (local.get $row) (i32.const 4)))
      (br_if $rowLoop (i32.lt_u (local.get $row) (local.get $rows)))))

  ;; outs[row][column] = sum over depth of rows[row][..] * columns[column][..]; floats, four at once.
  (func (export "dots")
    (param $a i32) (param $aPitch i32) (param $b i32) (param $bPitch i32)
    (param $outs i32) (param $outPitch i32) (param $rows i32) (param $columns i32) (param $depth i32)
    (local $column i32) (local $from i32) (local $x i32) (local $y i32) (local $end i32)
    (local $sum v128)
    (local.set $depth (i32.shl (local.get $depth) (i32.const 2)))
    (loop $rowLoop
      (local.set $column (i32.const 0))
      (local.set $from (local.get $b))
      (local.set $end (i32.add (local.get $a) (local.get $depth)))
      (loop $columnLoop
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $x (local.get $a))
        (local.set $y (local.get $from))
        (loop $depthLoop
          (local.set $sum (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load (local.get $x)) (v128.load (local.get $y)))))
          (local.set $x (i32.add (local.get $x) (i32.const 16)))
          (local.set $y (i32.add (local.get $y) (i32.const 16)))
          (br_if $depthLoop (i32.lt_u (local.get $x) (local.get $end))))
        (f32.store
          (i32.add (local.get $outs) (i32.shl (local.get $column) (i32.const 2)))
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
            (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
        (local.set $from (i32.add (local.get $from) (local.get $bPitch)))
        (local.set $column (i32.add (local.get $column) (i32.const 1)))
        (br_if $columnLoop (i32.lt_u (local.get $column) (local.get $columns))))
      (local.set $a (i32.add (local.get $a) (local.get $aPitch)))
      (local.set $outs (i32.add (local.get $outs) (local.get $outPitch)))
      (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
      (br_if $rowLoop (local.get $rows)))))
