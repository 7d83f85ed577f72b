import type { MatrixName, VectorName } from "../../src/search/use-lite/layout";

const ENCODE = "module_apply_default/Encoder_en/KonaTransformer/Encode";
const KERNELS = "module/Encoder_en/KonaTransformer/Encode";
const NORM = "layer_prepostprocess/layer_norm/layer_norm";
const ATTENTION = "MultiheadAttention";
const PARTS = "ConcatPartitions/concat";
const DENSE = "hidden_layers/tanh_layer_0";

type Names = { readonly weights: string; readonly biases: string | null };

/** The model's matrices by their names in the graph that its package holds. */
export const MATRIX_NAMES: Readonly<Record<MatrixName, Names>> = {
  embeddings: { weights: "module/Embeddings_en", biases: null },
  "0.attention": attention(0, "qkv_transform_single"),
  "0.joined": attention(0, "output_transform_single"),
  "0.widened": {
    weights: `${ENCODE}/Layer_0/TransformerLayer/dense/kernel/${PARTS}`,
    biases: `${ENCODE}/Layer_0/TransformerLayer/dense/bias/${PARTS}`,
  },
  "0.hidden": convolution(0, "conv1"),
  "0.output": convolution(0, "conv2"),
  "1.attention": attention(1, "qkv_transform_single"),
  "1.joined": attention(1, "output_transform_single"),
  "1.hidden": convolution(1, "conv1"),
  "1.output": convolution(1, "conv2"),
  sentence: {
    weights: `module/Encoder_en/${DENSE}/weights`,
    biases: `module/Encoder_en/${DENSE}/bias`,
  },
};

/** Its vectors; the pieces' scores are no part of the graph. */
export const VECTOR_NAMES: Readonly<Record<Exclude<VectorName, "scores">, string>> = {
  waves: `${ENCODE}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`,
  ...norms(0),
  ...norms(1),
};

function attention(layer: 0 | 1, name: string): Names {
  return {
    weights: `${KERNELS}/Layer_${layer}/TransformerLayer/${ATTENTION}/${name}/kernel/part_0`,
    biases: `${ENCODE}/Layer_${layer}/TransformerLayer/${ATTENTION}/${name}/bias/${PARTS}`,
  };
}

function convolution(layer: 0 | 1, name: string): Names {
  const stack = `${ENCODE}/TransformerStack/Layer_${layer}/TransformerLayer/FFN`;
  return {
    weights: `${stack}/${name}/Tensordot/Reshape_1`,
    biases: `${ENCODE}/Layer_${layer}/TransformerLayer/FFN/${name}/bias/${PARTS}`,
  };
}

function norms<Layer extends 0 | 1>(layer: Layer) {
  const here = `${ENCODE}/Layer_${layer}/TransformerLayer`;
  return {
    [`${layer}.norm.scale`]: `${here}/${NORM}_scale/${PARTS}`,
    [`${layer}.norm.bias`]: `${here}/${NORM}_bias/${PARTS}`,
    [`${layer}.middle.scale`]: `${here}/FFN/${NORM}_scale/${PARTS}`,
    [`${layer}.middle.bias`]: `${here}/FFN/${NORM}_bias/${PARTS}`,
  } as Record<`${Layer}.${"norm" | "middle"}.${"scale" | "bias"}`, string>;
}
