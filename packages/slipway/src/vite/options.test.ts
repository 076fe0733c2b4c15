import { expect, test } from 'vitest'
import { appFacts } from './options.ts'

test('defaults are derived from the package', () => {
  expect(appFacts({}, '@me/field-notes')).toEqual({
    platform: 'web',
    name: 'Field Notes',
    shortName: 'Field Notes',
    title: 'Field Notes',
    lang: 'en',
    themeColor: { light: '#ffffff', dark: '#1c1c1e' },
    icons: undefined,
    csp: undefined,
    manifest: {},
    compileHints: true,
  })
})

test('given options are kept', () => {
  const given = { name: 'A', shortName: 'B', title: 'C', lang: 'fr', icons: [], manifest: false, csp: 'files' } as const
  expect(appFacts(given)).toMatchObject(given)
})

test('icons are a list of files, or are made from an SVG', () => {
  expect(appFacts({ icons: [{ src: '/a.png' }] })).toMatchObject({ icons: [{ src: '/a.png' }], iconPlan: undefined })
  expect(appFacts({ icons: {} })).toMatchObject({ icons: undefined, iconPlan: { source: 'icon.svg' } })
})

test('the native shell gets a manifest only if configured', () => {
  expect(appFacts({ platform: 'capacitor' }).manifest).toBe(false)
  expect(appFacts({ platform: 'capacitor', manifest: {} }).manifest).toEqual({})
})

test('the error for an unknown platform lists the existing ones', () => {
  expect(() => appFacts({ platform: 'ios' as 'web' })).toThrow(
    "slipway: platform is \"ios\". Write platform: 'web' or 'capacitor'.",
  )
})
