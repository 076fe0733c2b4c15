import { expect, test } from 'vitest'
import { type Agent, type AgentHints, describeAgent } from './describeAgent.ts'

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/122.0.0.0 Mobile Safari/537.36`
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/122.0.0.0 Safari/537.36`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/122.0.0.0 Safari/537.36`
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/122.0.0.0 Safari/537.36`
const galaxy =
  'Mozilla/5.0 (Linux; Android 13; SM-G991B; wv) AppleWebKit/537.36 Version/4.0 Chrome/122.0.6261.119 Mobile'

test.each<[string, string, AgentHints | undefined, Partial<Agent>]>([
  [
    'a device described by its hints',
    android,
    { model: 'Pixel 8', platform: 'Android', platformVersion: '15.0.0' },
    { model: 'Pixel 8', brand: 'google', osVersion: '15' },
  ],
  ['a device without hints', android, undefined, { model: '', brand: '', osVersion: '', browserVersion: '122' }],
  [
    'a device whose hints are empty',
    galaxy,
    { model: '', platform: 'Android', platformVersion: '' },
    { model: 'SM-G991B', brand: 'samsung', osVersion: '13' },
  ],
  ['Windows 11', windows, { platform: 'Windows', platformVersion: '15.0.0' }, { osVersion: '11' }],
  ['Windows 10', windows, { platform: 'Windows', platformVersion: '10.0.0' }, { osVersion: '10' }],
  ['Windows 8.1', windows, { platform: 'Windows', platformVersion: '0.3.0' }, { osVersion: '8.1' }],
  ['an unknown Windows', windows, { platform: 'Windows', platformVersion: '0.9' }, { osVersion: '' }],
  ['a Mac', mac, { platform: 'macOS', platformVersion: '14.4.1' }, { osVersion: '14.4.1', brand: 'apple', model: '' }],
  ['a kernel version', linux, { platform: 'Linux', platformVersion: '6.5.0' }, { osVersion: '' }],
  [
    'hints of another system than that of the user agent',
    linux,
    { platform: 'Android', platformVersion: '14.0.0' },
    { osName: 'linux', osVersion: '' },
  ],
  [
    'the full version of the browser',
    windows,
    {
      fullVersionList: [
        { brand: 'Not(A:Brand', version: '24.0.0.0' },
        { brand: 'Chromium', version: '122.0.6261.112' },
        { brand: 'Google Chrome', version: '122.0.6261.112' },
      ],
    },
    { browserName: 'chrome', browserVersion: '122.0.6261.112' },
  ],
  [
    'the full version of Edge, which differs from Chromium’s',
    `${windows} Edg/122.0.0.0`,
    {
      fullVersionList: [
        { brand: 'Chromium', version: '122.0.6261.112' },
        { brand: 'Microsoft Edge', version: '122.0.2365.80' },
      ],
    },
    { browserName: 'edge', browserVersion: '122.0.2365.80' },
  ],
])('%s', (_, userAgent, hints, expected) => {
  expect(describeAgent(userAgent, 0, hints)).toMatchObject(expected)
})
