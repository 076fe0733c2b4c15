import { expect, test } from 'vitest'
import { type ParsedAgent, parseUserAgent } from './parseUserAgent.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = (os: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${webkit}`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android10 = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

type Row = readonly [name: string, userAgent: string, touchPoints: number, system: string, browser: string]

/** Each row has `osName osVersion deviceType model`, and the browser's name with its version; `-` means unknown. */
test.each<Row>([
  [
    'Safari on iOS 17',
    `${iphone('17_4_1')} Version/17.4.1 Mobile/15E148 Safari/604.1`,
    5,
    'ios 17.4.1 phone iPhone',
    'safari 17.4.1',
  ],
  [
    'Safari on iOS 18.6',
    `${iphone('18_6')} Version/18.6 Mobile/15E148 Safari/604.1`,
    5,
    'ios 18.6 phone iPhone',
    'safari 18.6',
  ],
  [
    'Safari on iOS 26 with the frozen 18_6',
    `${iphone('18_6')} Version/26.0 Mobile/15E148 Safari/604.1`,
    5,
    'ios 26.0 phone iPhone',
    'safari 26.0',
  ],
  [
    'Safari on iOS 26.3 with the frozen 18_7',
    `${iphone('18_7')} Version/26.3 Mobile/15E148 Safari/604.1`,
    5,
    'ios 26.3 phone iPhone',
    'safari 26.3',
  ],
  [
    'Chrome on iOS',
    `${iphone('17_7')} CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1`,
    5,
    'ios 17.7 phone iPhone',
    'chrome 128.0.6613.98',
  ],
  [
    'Chrome on iOS 26, whose version is hidden',
    `${iphone('18_7')} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`,
    5,
    'ios - phone iPhone',
    'chrome 141.0.7390.41',
  ],
  [
    'Firefox on iOS',
    `${iphone('17_5')} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    5,
    'ios 17.5 phone iPhone',
    'firefox 127.0',
  ],
  [
    'Edge on iOS',
    `${iphone('17_5_1')} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15`,
    5,
    'ios 17.5.1 phone iPhone',
    'edge 126.0.2592.56',
  ],
  ['a web view on iOS', `${iphone('17_4')} Mobile/15E148`, 5, 'ios 17.4 phone iPhone', 'webview -'],
  [
    'WeChat on iOS',
    `${iphone('17_4')} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    5,
    'ios 17.4 phone iPhone',
    'wechat 8.0.49',
  ],
  [
    'an iPad with its own user agent',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Mobile/15E148 Safari/604.1`,
    5,
    'ios 16.6 pad iPad',
    'safari 16.6',
  ],
  ['an iPad in desktop mode', `${mac} ${webkit} Version/17.4 Safari/605.1.15`, 5, 'ios 17.4 pad iPad', 'safari 17.4'],
  [
    'Chrome on an iPad in desktop mode',
    `${mac} ${webkit} CriOS/120 Version/11.1.1 Safari/605.1.15`,
    5,
    'ios - pad iPad',
    'chrome 120',
  ],
  ['Safari on a Mac', `${mac} ${webkit} Version/17.4 Safari/605.1.15`, 0, 'macos - pc -', 'safari 17.4'],
  ['Chrome on a Mac', `${mac} ${blink} Chrome/122.0.0.0 Safari/537.36`, 0, 'macos - pc -', 'chrome 122'],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:123.0) Gecko/20100101 Firefox/123.0',
    0,
    'macos - pc -',
    'firefox 123.0',
  ],
  [
    'an older Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) ${webkit} Version/14.1.2 Safari/605.1.15`,
    0,
    'macos 10.14.6 pc -',
    'safari 14.1.2',
  ],
  [
    'Chrome on Windows, 10 or 11',
    `${windows} ${blink} Chrome/122.0.0.0 Safari/537.36`,
    0,
    'windows - pc -',
    'chrome 122',
  ],
  [
    'Edge on Windows',
    `${windows} ${blink} Chrome/122.0.0.0 Safari/537.36 Edg/122.0.2365.80`,
    10,
    'windows - pc -',
    'edge 122.0.2365.80',
  ],
  [
    'Opera on Windows',
    `${windows} ${blink} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`,
    0,
    'windows - pc -',
    'opera 106',
  ],
  [
    'Firefox on Windows 8.1',
    'Mozilla/5.0 (Windows NT 6.3; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    0,
    'windows 8.1 pc -',
    'firefox 115.0',
  ],
  [
    'Chrome on Android, which hides device and version',
    `${android10} Chrome/122.0.0.0 Mobile Safari/537.36`,
    5,
    'android - phone -',
    'chrome 122',
  ],
  ['Chrome on an Android tablet', `${android10} Chrome/122.0.0.0 Safari/537.36`, 5, 'android - pad -', 'chrome 122'],
  [
    'an older Chrome on Android',
    `Mozilla/5.0 (Linux; Android 12; Pixel 6 Build/SD1A.210817.023) ${blink} Chrome/94.0.4606.71 Mobile Safari/537.36`,
    5,
    'android 12 phone Pixel 6',
    'chrome 94.0.4606.71',
  ],
  [
    'an Android with its language',
    `Mozilla/5.0 (Linux; Android 9; zh-cn; MI 8 Build/PKQ1.180729.001) ${blink} Chrome/100.0.4896.127 Mobile Safari/537.36`,
    5,
    'android 9 phone MI 8',
    'chrome 100.0.4896.127',
  ],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${blink} SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36`,
    5,
    'android 13 phone SAMSUNG SM-S918B',
    'samsung 21.0',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:123.0) Gecko/123.0 Firefox/123.0',
    5,
    'android 14 phone -',
    'firefox 123.0',
  ],
  [
    'Firefox on an Android tablet',
    'Mozilla/5.0 (Android 14; Tablet; rv:123.0) Gecko/123.0 Firefox/123.0',
    5,
    'android 14 pad -',
    'firefox 123.0',
  ],
  [
    'a web view on Android',
    `Mozilla/5.0 (Linux; Android 13; SM-G991B Build/TP1A.220624.014; wv) ${blink} Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36`,
    5,
    'android 13 phone SM-G991B',
    'webview 122.0.6261.119',
  ],
  [
    'a web view with the app’s own suffix',
    `Mozilla/5.0 (Linux; Android 13; Pixel 7) ${blink} Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36 MyApp/1.0`,
    5,
    'android 13 phone Pixel 7',
    'webview 122.0.6261.119',
  ],
  [
    'WeChat on Android',
    `Mozilla/5.0 (Linux; Android 12; V2055A Build/SP1A.210812.003; wv) ${blink} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MicroMessenger/8.0.47.2560(0x28002F37) WeChat/arm64`,
    5,
    'android 12 phone V2055A',
    'wechat 8.0.47.2560',
  ],
  [
    'HarmonyOS',
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${blink} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    5,
    'harmonyos 5.0 phone -',
    'chrome 114',
  ],
  [
    'ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/122.0.0.0 Safari/537.36`,
    0,
    'chromeos - pc -',
    'chrome 122',
  ],
  [
    'Chrome on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/122.0.6261.57 Safari/537.36`,
    0,
    'linux - pc -',
    'chrome 122.0.6261.57',
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:123.0) Gecko/20100101 Firefox/123.0',
    0,
    'linux - pc -',
    'firefox 123.0',
  ],
  ['nothing', '', 0, '- - unknown -', '- -'],
  ['something else', 'curl/8.5.0', 0, '- - unknown -', '- -'],
])('%s', (_, userAgent, touchPoints, system, browser) => {
  expect(inWords(parseUserAgent(userAgent, touchPoints))).toEqual([system, browser])
})

function inWords({ osName, osVersion, deviceType, model, browserName, browserVersion }: ParsedAgent): string[] {
  const line = (...words: string[]) => words.map((word) => word || '-').join(' ')
  return [line(osName, osVersion, deviceType, model), line(browserName, browserVersion)]
}
