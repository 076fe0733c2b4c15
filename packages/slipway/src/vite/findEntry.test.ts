import { expect, test } from 'vitest'
import { checkedMountModule, findEntry, missingEntry, mountModule } from './findEntry.ts'

const among =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path)

test.each([
  ['a module that mounts the app', undefined, ['src/app.ts', 'src/main.tsx'], { path: 'src/main.tsx', mounts: true }],
  ['a module that exports the app', undefined, ['src/app.tsx', 'src/other.ts'], { path: 'src/app.tsx', mounts: false }],
  [
    'a module of another name',
    './app/config.ts',
    ['app/config.ts', 'src/app.ts'],
    { path: 'app/config.ts', mounts: false },
  ],
  ['a module of another name that mounts', '/app/main.ts', ['app/main.ts'], { path: 'app/main.ts', mounts: true }],
])('%s is found', (_, named, files, entry) => {
  expect(findEntry(named, among(...files))).toEqual(entry)
})

test('the error for a missing entry contains the corrected form', () => {
  expect(findEntry(undefined, among())).toBeUndefined()
  expect(missingEntry(undefined)).toContain('Write src/app.ts with `export const app = defineApp({ … })`')
  expect(findEntry('src/ap.ts', among('src/app.ts'))).toBeUndefined()
  expect(missingEntry('src/ap.ts')).toContain("entry is 'src/ap.ts', but this file does not exist")
})

test('the module that mounts imports the app by its path', () => {
  expect(mountModule({ path: 'src/app.ts', mounts: false })).toContain('import { app } from "/src/app.ts"')
})

test('in development, the error for an entry without an app contains the corrected form', () => {
  const code = checkedMountModule({ path: 'src/app.ts', mounts: false })
  expect(code).toContain('"slipway: src/app.ts exports no app. Write: export const app = defineApp({ … })"')
})
