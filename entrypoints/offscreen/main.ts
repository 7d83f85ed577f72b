import { startCompute } from "../../src/compute/start-compute";

startCompute();
