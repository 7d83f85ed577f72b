/** Nothing that the browser has deleted: no recovery runs, and none is told of. */
export const NO_RECOVERY = {
  progress: () => null,
  preview: () => null,
  onBegun: () => () => {},
  note: async () => null,
  dropNote: async () => {},
};
