import type { Agent } from './describeAgent.ts'

/** The space that a phone's notch, rounded corners and system bars take at the window's edges, in CSS pixels. */
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
  /** The part of the window in which the content of the current page is visible. */
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

/** System, device and browser. Texts that the platform does not report are empty. */
export interface DeviceFacts extends Agent {
  readonly userAgent: string
  /** The preferred language of the user's system, as a BCP 47 tag. */
  readonly language: string
}

/** The app as the platform knows it. Unknown texts are empty. */
export interface AppFacts {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The number by which a store counts versions. */
  readonly versionCode: string
}

/** The platform's part of the system info. The readers throw a `HostError` of `unavailable` without a document. */
export interface SystemInfoHost {
  /** Requests the facts that the platform reports only asynchronously; later reads include them. Never rejects. */
  learn(): Promise<void>
  readWindow(): WindowFacts
  readScreen(): ScreenFacts
  readDevice(): DeviceFacts
  readApp(): AppFacts
  /** Reads the text size of the document's root element (1 rem), in CSS pixels. */
  readFontSize(): number
}
