import type { ColorScheme } from '../theme/index.ts'
import type { SafeAreaInsets } from './host.ts'
import type { DeviceType, OsName } from './parseUserAgent.ts'

/** The part of the window that no notch, corner or system bar covers, in CSS pixels from the window's top left corner. */
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
  /** Device pixels in one CSS pixel; the browser's zoom is in it. */
  readonly pixelRatio: number
  /** Width of the screen. */
  readonly screenWidth: number
  /** Height of the screen, system bars included. */
  readonly screenHeight: number
  /** Width of the page shown: of the window, less what stands beside the page. */
  readonly windowWidth: number
  /** Height that the content of the page shown is seen in: of the window, less the page's navigation bar and a tab bar. */
  readonly windowHeight: number
  /** From the window's top edge to the content of the page shown: the page's navigation bar, with what stands above it. */
  readonly windowTop: number
  /** From the content of the page shown to the window's bottom edge: the tab bar. */
  readonly windowBottom: number
  /** Height of the system's status bar where it lies over the window; 0 where the browser draws it outside. */
  readonly statusBarHeight: number
  /** The part of the window that nothing covers, from its top left corner: `{ left, right, top, bottom, width, height }`. */
  readonly safeArea: SafeAreaRect
  /** What notch, corners and system bars take at each edge: `{ top, right, bottom, left }`. */
  readonly safeAreaInsets: SafeAreaInsets
  /** Height of the screen less `windowHeight`, as mini-programs count it. */
  readonly screenTop: number
}

/** Device and system. A text is empty where the platform does not tell. */
export interface DeviceInfo {
  /** In small letters: `apple`, `samsung`, `google`; the native shell knows them all. */
  readonly brand: string
  /** The same as `brand`. */
  readonly deviceBrand: string
  /** `iPhone`, `iPad`, `Pixel 8`, `SM-S911B`; in the native shell of iOS `iPhone15,2`. */
  readonly model: string
  /** The same as `model`. */
  readonly deviceModel: string
  /** `phone`, `pad` (a tablet), `pc` (a computer) or `unknown`. */
  readonly deviceType: DeviceType
  /** The same as `pixelRatio` of `getWindowInfo`. */
  readonly devicePixelRatio: number
  /** How the device is held. A desktop is mostly `landscape`. */
  readonly deviceOrientation: 'portrait' | 'landscape'
  /** The system as mini-programs name it: `osName`, but `mac` for `macos`, and `other` for one that is not told apart. */
  readonly platform: Exclude<OsName, 'macos' | ''> | 'mac' | 'other'
  /** Name and version to be read by people: `iOS 17.4`, `Windows`. */
  readonly system: string
  /** `ios` (an iPad's too), `android`, `harmonyos`, `windows`, `macos`, `linux`, `chromeos`; else empty. */
  readonly osName: OsName
  /** As `17.4.1`; a Windows without hints does not tell 10 from 11. */
  readonly osVersion: string
}

/** The app, and what it runs in. A text is empty where it is not known. */
export interface AppBaseInfo {
  /** The native app's bundle id. */
  readonly appId: string
  /** `name` of the app's config, else what the native shell or `<meta name="application-name">` says. */
  readonly appName: string
  /** `version` of the app's config, else the native app's. */
  readonly appVersion: string
  /** The number that stores count the native app's versions by. */
  readonly appVersionCode: string
  /** The language that the app speaks, as `getLocale` tells it. */
  readonly appLanguage: string
  /** The language that the user's system prefers, as a BCP 47 tag. */
  readonly language: string
  /** The theme that is seen. */
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

/** All that is known at once. */
export interface SystemInfo extends WindowInfo, DeviceInfo, AppBaseInfo {
  /** `chrome`, `safari`, `firefox`, `edge`, `samsung`, `opera`, `wechat`, `webview` within another app; else empty. */
  readonly browserName: string
  /** Of a web view on Android that of its engine. */
  readonly browserVersion: string
  /** The user agent's text as it is. */
  readonly ua: string
}
