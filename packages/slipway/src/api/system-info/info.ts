import type { ColorScheme } from '../theme/index.ts'
import type { SafeAreaInsets } from './host.ts'
import type { DeviceType, OsName } from './parseUserAgent.ts'

/**
 * The part of the window that is not covered by a notch, a corner or a system bar, in CSS pixels from the window's top left
 * corner.
 */
export interface SafeAreaRect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** Sizes of window and screen, in CSS pixels. */
export interface WindowInfo {
  /** Device pixels per CSS pixel, including the browser's zoom. */
  readonly pixelRatio: number
  /** Width of the screen. */
  readonly screenWidth: number
  /** Height of the screen, system bars included. */
  readonly screenHeight: number
  /** Width of the current page: that of the window, less the areas beside the page, such as side windows. */
  readonly windowWidth: number
  /** Visible height of the current page's content: that of the window, less the page's navigation bar and the tab bar. */
  readonly windowHeight: number
  /**
   * Distance from the window's top edge to the content of the current page: the page's navigation bar, and everything above it.
   */
  readonly windowTop: number
  /** Distance from the content of the current page to the window's bottom edge: the tab bar. */
  readonly windowBottom: number
  /** Height of the system's status bar if it overlaps the window; 0 if the browser places it outside. */
  readonly statusBarHeight: number
  /** The part of the window that is not covered, from its top left corner: `{ left, right, top, bottom, width, height }`. */
  readonly safeArea: SafeAreaRect
  /** The space that notch, corners and system bars take at each edge: `{ top, right, bottom, left }`. */
  readonly safeAreaInsets: SafeAreaInsets
  /** Height of the screen less `windowHeight`, as in mini-programs. */
  readonly screenTop: number
}

/** Device and system. Texts that the platform does not report are empty. */
export interface DeviceInfo {
  /** Brand in lower case: `apple`, `samsung`, `google`; the native shell knows all brands. */
  readonly brand: string
  /** The same as `brand`. */
  readonly deviceBrand: string
  /** Model: `iPhone`, `iPad`, `Pixel 8`, `SM-S911B`; in the native shell on iOS `iPhone15,2`. */
  readonly model: string
  /** The same as `model`. */
  readonly deviceModel: string
  /** `phone`, `pad` (a tablet), `pc` (a computer) or `unknown`. */
  readonly deviceType: DeviceType
  /** The same as `pixelRatio` of `getWindowInfo`. */
  readonly devicePixelRatio: number
  /** Orientation of the device. A desktop is usually `landscape`. */
  readonly deviceOrientation: 'portrait' | 'landscape'
  /** The system, with the mini-program name: `osName`, but `mac` for `macos`, and `other` for an unknown system. */
  readonly platform: Exclude<OsName, 'macos' | ''> | 'mac' | 'other'
  /** Display name and version: `iOS 17.4`, `Windows`. */
  readonly system: string
  /** System name: `ios` (an iPad's too), `android`, `harmonyos`, `windows`, `macos`, `linux`, `chromeos`; empty for any other. */
  readonly osName: OsName
  /** System version, such as `17.4.1`; without client hints Windows 10 and 11 cannot be distinguished. */
  readonly osVersion: string
}

/** The app, and its environment. Unknown texts are empty. */
export interface AppBaseInfo {
  /** The native app's bundle id. */
  readonly appId: string
  /** `name` of the app's config, or else the name from the native shell or `<meta name="application-name">`. */
  readonly appName: string
  /** `version` of the app's config, or else the native app's. */
  readonly appVersion: string
  /** The number by which stores count the native app's versions. */
  readonly appVersionCode: string
  /** Version of Slipway, such as `1.0.0`. */
  readonly version: string
  /**
   * Text size of the document's root element (1 rem) in CSS pixels: 16, unless the user has chosen another text size in the browser
   * or a style sheet sets a size.
   */
  readonly fontSizeSetting: number
  /** The app's language, as `getLocale` returns it. */
  readonly appLanguage: string
  /** The preferred language of the user's system, as a BCP 47 tag. */
  readonly language: string
  /** The current theme, `light` or `dark`. */
  readonly theme: ColorScheme
  /** The browser, as `browserName`. */
  readonly hostName: string
  /** The browser's version. */
  readonly hostVersion: string
  /** The same as `language`. */
  readonly hostLanguage: string
  /** The system's theme. */
  readonly hostTheme: ColorScheme
}

/** All facts in one object. */
export interface SystemInfo extends WindowInfo, DeviceInfo, AppBaseInfo {
  /**
   * Browser name: `chrome`, `safari`, `firefox`, `edge`, `samsung`, `opera`, `wechat`, `webview` within another app; empty for
   * any other.
   */
  readonly browserName: string
  /** The browser's version; in an Android web view that of its engine. */
  readonly browserVersion: string
  /** The complete user agent string. */
  readonly ua: string
}
