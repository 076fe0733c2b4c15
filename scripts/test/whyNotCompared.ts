/** The browser that took the recorded pictures (`spec/visual.json`). */
export interface Recorded {
  /** Chromium's major version. */
  readonly chromium: string
}

/** The installed browser and the requested task. */
export interface Machine {
  /** Chromium's major version. */
  readonly chromium: string
  readonly isRecording: boolean
  /** Whether the run includes all pictures. */
  readonly isWhole: boolean
}

/**
 * The reason why pictures cannot be compared or recorded with this browser; `undefined` if they can. Another version of the
 * browser may only record, and only all pictures together. Versions are major ones: patches of one version draw the same.
 */
export function whyNotCompared(recorded: Recorded, machine: Machine): string | undefined {
  const { chromium, isRecording, isWhole } = machine
  if (chromium === recorded.chromium || (isRecording && isWhole)) return undefined
  const versions = `the pictures are of Chromium ${recorded.chromium}, and this is ${chromium}.`
  return isRecording ? `${versions} Record all of them: npm run test:visual -- --update` : versions
}

/** The major version in the output of `chromium --version`. */
export function majorVersionIn(text: string): string {
  return /(\d+)(?:\.\d+)+/.exec(text)?.[1] ?? 'none'
}
