// Written by `npm run codegen` from openapi/. Do not edit.

const health = { status: 's' } as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  getHealth: health,
  getModules: ['s', '*'],
} as const;
