import type { Agent } from './describeAgent.ts'

/** The room that a phone's notch, rounded corners and bars take at the window's edges, in CSS pixels. */
export interface SafeAreaInsets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** A window, in CSS pixels. */
export interface WindowFacts {
  readonly width: number
  readonly height: number
  /** The part of it in which the content of the page shown is seen. */
  readonly page: { readonly width: number; readonly height: number; readonly top: number; readonly bottom: number }
  readonly safeAreaInsets: SafeAreaInsets
}

/** A screen, in CSS pixels. */
export interface ScreenFacts {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  readonly orientation: 'portrait' | 'landscape'
}

/** System, device and browser. A text is empty where the platform does not tell. */
export interface DeviceFacts extends Agent {
  readonly userAgent: string
  /** The language that the user's system prefers, as a BCP 47 tag. */
  readonly language: string
}

/** The app as the platform knows it. A text is empty where it does not. */
export interface AppFacts {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The number that a store counts versions by. */
  readonly versionCode: string
}

/** What a platform tells of itself. The readers throw a `HostError`, `unavailable` where there is no document. */
export interface SystemInfoHost {
  /** Asks for what the platform tells by promise only; what is read from then on has it. Never rejects. */
  learn(): Promise<void>
  readWindow(): WindowFacts
  readScreen(): ScreenFacts
  readDevice(): DeviceFacts
  readApp(): AppFacts
}
