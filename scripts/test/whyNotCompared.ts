/** What the recorded pictures were taken with (`spec/visual.json`). */
export interface Recorded {
  /** Chromium's full version. */
  readonly chromium: string
  /** Font files of the repository. */
  readonly fonts: readonly string[]
}

/** What is there now. */
export interface Machine {
  /** What `chromium --version` says. */
  readonly chromium: string
  readonly tests: readonly string[]
  hasFile(path: string): boolean
}

/** Why a comparison would say nothing here, if it would. */
export function whyNotCompared(recorded: Recorded, machine: Machine): string | undefined {
  const [version = 'none'] = /\d+(?:\.\d+)+/.exec(machine.chromium) ?? []
  const missing = recorded.fonts.filter((path) => !machine.hasFile(path))
  if (machine.tests.length === 0) return 'there are no *.visual.test.tsx.'
  if (recorded.fonts.length === 0) return 'the repository has no fonts, and those of machines differ.'
  if (missing.length > 0) return `the font ${missing.join(', ')} is missing.`
  if (version !== recorded.chromium) return `the pictures are of Chromium ${recorded.chromium}, and this is ${version}.`
  return undefined
}
