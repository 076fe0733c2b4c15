import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

/** Functions that a demo cannot call or need not call. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // These functions return a part of an app's config or run before the app starts. The showcase calls them in its own config.
  identity: ['requirePermission', 'requireRole', 'requireToken', 'tokenAuth'],
  locale: ['addLocale'],
  // An app passes the provider to its config.
  'map-provider': [...['amap', 'baidu', 'combineProviders', 'google', 'nominatim', 'osmTiles', 'photon', 'tencent']],
  storage: ['setStorageGroup'],
  theme: ['startTheme'],
  // The viewer covers the buttons of the demo.
  'preview-image': ['closePreviewImage'],
  // The showcase's tab bar has no middle button. Of functions that differ only in the position, demos show one.
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
