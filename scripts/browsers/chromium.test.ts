import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../lib/scratchFolder.ts'
import { chromiumArgs, ensureChromium, ensureTestChromium, findChromium, findTestChromium } from './chromium.ts'

function folderWith(name: string): { folder: string; path: string } {
  const folder = scratchFolder({ [name]: '#!/bin/sh\n' })
  const path = join(folder, name)
  chmodSync(path, 0o755)
  return { folder, path }
}

test('the browser in SLIPWAY_CHROMIUM is preferred', () => {
  const { path } = folderWith('my-browser')
  const { folder } = folderWith('chromium')
  expect(findChromium({ SLIPWAY_CHROMIUM: path, PATH: folder })).toBe(path)
})

test('an error is thrown if the browser in SLIPWAY_CHROMIUM cannot be run, even if another one exists', () => {
  const { folder } = folderWith('chromium')
  const named = join(scratchFolder({ browser: 'not executable' }), 'browser')
  expect(() => findChromium({ SLIPWAY_CHROMIUM: named, PATH: folder })).toThrow(named)
})

test('the first browser on the PATH is found by any of its names', () => {
  const empty = scratchFolder()
  const { folder, path } = folderWith('google-chrome')
  expect(findChromium({ PATH: [empty, folder].join(':') })).toBe(path)
})

test('a folder with the name of a browser is ignored', () => {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'chromium'))
  expect(findChromium({ PATH: folder })).not.toBe(join(folder, 'chromium'))
})

test('most tests run in the headless shell if it is installed', () => {
  const whole = folderWith('chromium')
  const shell = folderWith('chromium-headless-shell')
  expect(findTestChromium({ PATH: [whole.folder, shell.folder].join(':') })).toBe(shell.path)
  expect(findTestChromium({ PATH: whole.folder })).toBe(whole.path)
})

test('all tests run in the browser in SLIPWAY_CHROMIUM', () => {
  const named = folderWith('my-browser')
  const shell = folderWith('chromium-headless-shell')
  expect(findTestChromium({ SLIPWAY_CHROMIUM: named.path, PATH: shell.folder })).toBe(named.path)
})

test('an installed browser is not installed again', () => {
  const { path } = folderWith('my-browser')
  expect(ensureChromium({ SLIPWAY_CHROMIUM: path })).toBe(path)
})

test('the headless shell is preferred to the whole browser, unless SLIPWAY_CHROMIUM names one', () => {
  const whole = folderWith('chromium')
  const shell = folderWith('chromium-headless-shell')
  const PATH = [whole.folder, shell.folder].join(':')
  expect(ensureTestChromium({ PATH })).toBe(shell.path)
  expect(ensureTestChromium({ PATH: whole.folder })).toBe(whole.path)
  expect(ensureTestChromium({ SLIPWAY_CHROMIUM: whole.path, PATH })).toBe(whole.path)
})

test('the sandbox is off for root only, because Chromium refuses it there', () => {
  expect(chromiumArgs.includes('--no-sandbox')).toBe(process.getuid?.() === 0)
})
