import { createEmitter } from '../emitter.ts'

/** Hears of errors that the user sees a message for: a page that could not be loaded or drawn, a guard that failed. */
export const shownErrors = /* @__PURE__ */ createEmitter<{ shown: unknown }>()
