import { expect, test } from 'vitest'
import { publishedDeclaration, withoutStyles } from './emitted.ts'

test('a module for Node imports no style sheets and keeps its line numbers', () => {
  const code =
    "import { cx } from '../../base/cx.js';\nimport './slider.css';\nexport const a = cx('./slider.css.map');\n"
  expect(withoutStyles(code)).toBe(
    "import { cx } from '../../base/cx.js';\n\nexport const a = cx('./slider.css.map');\n",
  )
})

test('a style sheet that cannot be left out is an error', () => {
  expect(() => withoutStyles("const load = () => import('./slider.css');")).toThrow('style sheet')
})

test('a declaration names the compiled modules', () => {
  const text = [
    "import './slider.css';",
    "export { Slider } from './Slider.tsx';",
    'export type { A } from "../a/index.ts";',
    'export declare const lazy: () => Promise<typeof import("./b.ts")>;',
    "import type { ReactNode } from 'react';",
    "export type Name = './a.ts';",
  ]
  expect(publishedDeclaration(text.join('\n')).split('\n')).toEqual([
    '',
    "export { Slider } from './Slider.js';",
    'export type { A } from "../a/index.js";',
    'export declare const lazy: () => Promise<typeof import("./b.js")>;',
    "import type { ReactNode } from 'react';",
    "export type Name = './a.ts';",
  ])
})
