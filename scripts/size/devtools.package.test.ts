import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'

/** A production build of an app with one page. */
const build = (imports: string, config: string) =>
  bundle(`
    import { createApp, defineApp, page } from 'slipway'
    ${imports}
    createApp(defineApp({ pages: { '/': page({ load: async () => ({}) }) }, ${config} })).mount(document.body)
  `)

const devtoolsIn = (modules: readonly string[]) => modules.filter((path) => path.includes('/dist/devtools/'))

test('a production build contains no devtools in any chunk', async () => {
  const { modules, lazyModules } = await build('', '')
  expect(modules.some((path) => path.endsWith('/dist/app/createApp.js'))).toBe(true)
  expect(devtoolsIn([...modules, ...lazyModules])).toEqual([])
})

test('with `devtools` in the config, the build contains the recorder, and the panel is loaded on demand', async () => {
  const { modules, lazyModules } = await build(`import { devtools } from 'slipway/devtools'`, 'devtools: devtools()')
  expect(devtoolsIn(modules).map((path) => path.split('/').at(-1))).toContain('recorder.js')
  expect(devtoolsIn(modules).filter((path) => path.includes('/panel/'))).toEqual([])
  expect(devtoolsIn(lazyModules).map((path) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['Panel.js', 'panel.css']),
  )
})
