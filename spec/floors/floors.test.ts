import { expect, test } from 'vitest'
import { brokenFloors } from './brokenFloors.ts'
import { floorViolations } from './violations.ts'

test('the package has no violations of its floors', { timeout: 30_000 }, () => {
  expect(brokenFloors()).toEqual([])
})

/** The messages for one file, with other files that it can import. */
function messages(file: string, source: string, others: Record<string, string> = {}): string[] {
  const sources = new Map(Object.entries({ ...others, [file]: source }))
  return floorViolations(sources).map((violation) => `${violation.file}:${violation.line} ${violation.message}`)
}

test.each([
  [
    'upwards by a relative import',
    'hooks/a.ts',
    "import { Slider } from '../components/slider/index.ts'",
    'hooks may not import components',
  ],
  [
    'upwards by a dynamic import',
    'api/a/a.ts',
    "const load = () => import('../../app/createApp.tsx')",
    'api may not import app',
  ],
  [
    'upwards by a public name',
    'components/a/A.tsx',
    "import { createApp } from 'slipway'",
    'components may not import index',
  ],
  [
    'upwards by a re-export',
    'base/a.ts',
    "export { push } from '../router/stack/stack.ts'",
    'base may not import router',
  ],
  ['upwards by a type', 'router/a.ts', "let a: import('../hooks/a.ts').A", 'router may not import hooks'],
  ['sideways between hooks and api', 'hooks/a.ts', "import '../api/a/index.ts'", 'hooks may not import api'],
  ['React in base', 'base/a.ts', "import { useState } from 'react'", 'base may not import the package "react"'],
  ['React in an API', 'api/a/a.ts', "import type { ReactNode } from 'react'", 'api may not import the package "react"'],
  [
    'React in the router outside its binding',
    'router/stack/stack.ts',
    "import { use } from 'react'",
    'router may not import the package "react"',
  ],
  [
    'upwards within the router',
    'router/stack/stack.ts',
    "import type { PageNavigator } from '../navigator.ts'",
    'this floor of the router may not import a higher one',
  ],
  ['a file of the router without a floor', 'router/a.ts', "import '../router/stack/stack.ts'", 'is on no floor'],
  [
    'a package that is not allowed',
    'components/a/A.tsx',
    "import clsx from 'clsx'",
    'components may not import the package "clsx"',
  ],
  [
    'a package whose name only starts with an allowed name',
    'hooks/a.ts',
    "import 'react-thing'",
    'hooks may not import the package "react-thing"',
  ],
  [
    'a form library in the published test tools',
    'testing/renderApp.ts',
    "import { useForm } from 'react-hook-form'",
    'testing may not import the package "react-hook-form"',
  ],
  ['a host outside the APIs', 'components/a/A.tsx', "import { host } from '#host/a'", 'only api may import a host'],
  [
    'a file of a component instead of its index',
    'components/a/A.tsx',
    "import { snap } from '../b/b.state.ts'",
    'import a component by its index',
  ],
  ["a component's style sheet", 'app/A.tsx', "import '../components/b/b.css'", 'import a component by its index'],
  [
    'a screen with a private import',
    'screens/a/A.tsx',
    "import { Slider } from '../../components/slider/index.ts'",
    'a screen imports public names only',
  ],
  [
    'a screen that imports a file of another screen',
    'screens/a/A.tsx',
    "import { query } from '../b/query.ts'",
    'a screen imports public names only',
  ],
  [
    'a screen that imports the app',
    'screens/a/A.tsx',
    "import { createApp } from 'slipway'",
    'screens may not import index',
  ],
  [
    'a demo with a private import',
    'components/a/demo.tsx',
    "import { A } from './A.tsx'",
    'a demo imports public names only',
  ],
  [
    'code of the router in the plugin',
    'vite/a.ts',
    "import { push } from '../router/stack.ts'",
    'vite may not import router',
  ],
  ['a folder without a floor', 'helpers/a.ts', "import '../base/a.ts'", 'src/helpers is not a floor'],
  [
    'a static import of a bundled library',
    'api/a/web.ts',
    "import { get } from '../../vendor/a.ts'",
    "Write await import('../../vendor/a.ts')",
  ],
  [
    'a static import of the library of lists in a component',
    'components/a/A.tsx',
    "import { b } from '../../vendor/virtua.ts'",
    'load a bundled library on demand',
  ],
  [
    'a static import of another library in the wrapper of virtua',
    'hooks/virtual/virtuaStore.ts',
    "import { b } from '../../vendor/b.ts'",
    'load a bundled library on demand',
  ],
  [
    'a bundled library in a hook',
    'hooks/virtual/a.ts',
    "import('../../vendor/virtua.ts')",
    'hooks may not import vendor',
  ],
  ['a bundled library in base', 'base/a.ts', "import('../vendor/a.ts')", 'base may not import vendor'],
  [
    'a name of virtua',
    'components/a/A.tsx',
    '\nconst px = store.$getScrollOffset()',
    'components/a/A.tsx:2 "$getScrollOffset" is a name of virtua',
  ],
  [
    'a destructured name of virtua',
    'hooks/virtual/a.ts',
    'const { $getRange } = layout',
    '"$getRange" is a name of virtua',
  ],
  ['the DOM in base', 'base/a.ts', '\nexport const title = () => document.title', 'base/a.ts:2 reads "document"'],
  ['the DOM in an API', 'api/a/index.ts', 'export const width = () => window.innerWidth', 'reads "window"'],
])('rejects %s', (_, file, source, message) => {
  expect(messages(file, source)).toEqual([expect.stringContaining(message)])
})

test('rejects an API that reaches React or the DOM through other files, and lists these files', () => {
  const others = {
    'router/index.ts': "export { useRoute } from './react/react.tsx'",
    'router/react/react.tsx': "import { use } from 'react'",
    'api/a/a.ts': "import { useRoute } from '../../router/index.ts'",
  }
  expect(messages('api/a/index.ts', "export { a } from './a.ts'", others)).toEqual([
    'api/a/index.ts:1 runs React, through api/a/a.ts → router/index.ts → router/react/react.tsx.',
  ])
  expect(messages('api/a/index.ts', "export { a } from './a.ts'", { 'api/a/a.ts': 'history.back()' })).toEqual([
    'api/a/index.ts:1 reads "history", through api/a/a.ts.',
  ])
})

test.each([
  ['an import downwards', 'components/a/A.tsx', "import { useControlled } from '../../hooks/useControlled.ts'"],
  ['a component by its index', 'components/a/A.tsx', "import { B } from '../b/index.ts'"],
  ['a component by its public name', 'screens/a/A.tsx', "import { B } from 'slipway/components/b'"],
  ['its own files', 'screens/a/A.tsx', "import { query } from './query.ts'\nimport './a.css'"],
  ['a subfolder of its own folder', 'components/a/A.tsx', "import { Part } from './parts/Part.tsx'"],
  ['React in the binding of the router', 'router/react/react.tsx', "import { use } from 'react'"],
  [
    'React and the DOM in a hook of the router',
    'router/react/useSize.ts',
    "import 'react'\nexport const a = () => document",
  ],
  ['hooks in a hook of the router', 'router/react/useSize.ts', "import { useLatest } from '../../hooks/useLatest.ts'"],
  ['a host in an API', 'api/a/a.ts', "import { host } from '#host/a'"],
  [
    'a demo of an API',
    'api/a/demo.tsx',
    "import { useState } from 'react'\nimport { Button } from 'slipway/components/button'",
  ],
  ['the whole package in a test', 'screens/a/A.browser.test.tsx', "import { createApp } from 'slipway'"],
  ['a library in its bundled module', 'vendor/a.ts', "export { a } from 'a'"],
  ['a dynamic import of a bundled library', 'api/a/web.ts', "const load = () => import('../../vendor/a.ts')"],
  [
    'a static import of the library of lists in its wrapper',
    'hooks/virtual/virtuaStore.ts',
    "import { b } from '../../vendor/virtua.ts'",
  ],
  ['a name of virtua in its wrapper', 'hooks/virtual/virtuaStore.ts', 'const px = store.$getScrollOffset()'],
  ['a template literal', 'base/a.ts', `const a = (b: string) => \`.\${b}\``],
  ['the DOM in a host', 'api/a/web.ts', 'export const host = { title: () => document.title }'],
  ['types of the router in the plugin', 'vite/a.ts', "import type { Routes } from '../router/routes.ts'"],
  ['Node in the plugin', 'vite/a.ts', "import { join } from 'node:path'\nimport type { Plugin } from 'vite'"],
  ['a form library in an app of the tests', 'testing/internal/apps/a.tsx', "import { useForm } from 'react-hook-form'"],
  [
    'any tool in a test',
    'base/a.test.ts',
    "import fc from 'fast-check'\nimport { render } from '../testing/internal/environment/render.tsx'",
  ],
])('allows %s', (_, file, source) => {
  expect(messages(file, source)).toEqual([])
})
