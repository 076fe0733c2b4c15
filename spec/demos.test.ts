import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

/** What no demo can call, or need not. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // These make a part of an app's config, or come before the app: the showcase does it in its own.
  identity: ['requirePermission', 'requireRole', 'requireToken', 'tokenAuth'],
  locale: ['addLocale'],
  storage: ['setStorageGroup'],
  theme: ['startTheme'],
  // While the viewer is shown, nobody can press a button of the demo.
  'preview-image': ['closePreviewImage'],
  // The showcase has no button in the middle of its bar, and what differs from its like by the place alone is shown once.
  'tab-bar': ['hideTabBarRedDot', 'onTabBarMidButtonTap', 'setTabBarStyle'],
  windows: ['getRightWindowStyle', 'getTopWindowStyle', 'setRightWindowStyle', 'setTopWindowStyle'],
}

const indexes = findFiles(['packages/slipway/src/api/*/index.ts'])

test.each(indexes.map((index) => [index.split('/').at(-2) ?? '', index]))(
  'the demo of %s calls each of its functions',
  (folder, index) => {
    const demo = readText(index.replace('index.ts', 'demo.tsx'))
    const names = valueNames({ name: folder, source: index })
    expect(names).not.toEqual([])
    const uncalled = names.filter((name) => !new RegExp(`\\b${name}\\b(?![^{}]*\\} from)`).test(demo))
    expect(uncalled.sort()).toEqual([...(elsewhere[folder] ?? [])].sort())
  },
)
