import { createEmitter } from '../emitter.ts'

/** Emits errors for which the user sees a message: a page that failed to load or render, or a guard that failed. */
export const shownErrors = /* @__PURE__ */ createEmitter<{ shown: unknown }>()
