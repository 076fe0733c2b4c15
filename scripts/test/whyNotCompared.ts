/** What the recorded pictures were taken with (`spec/visual.json`). */
export interface Recorded {
  /** Chromium's full version. */
  readonly chromium: string
}

/** What is there now, and what is to be done. */
export interface Machine {
  /** Chromium's full version. */
  readonly chromium: string
  readonly isRecording: boolean
  /** Whether it is about all pictures. */
  readonly isWhole: boolean
}

/** Why a comparison would say nothing here, if it would. Another browser may only record, and then everything. */
export function whyNotCompared(recorded: Recorded, machine: Machine): string | undefined {
  const { chromium, isRecording, isWhole } = machine
  if (chromium === recorded.chromium || (isRecording && isWhole)) return undefined
  const versions = `the pictures are of Chromium ${recorded.chromium}, and this is ${chromium}.`
  return isRecording ? `${versions} Record all of them: npm run test:visual -- --update` : versions
}

/** The version in what `chromium --version` says. */
export function versionIn(text: string): string {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? 'none'
}
