import { expect, test } from 'vitest'
import { pluginPackage, pluginPackages } from './nativePlugins.ts'

test('finds the npm package of a plugin in the source', () => {
  const sources = [
    "const plugin = () => capacitorPlugin<Haptics>('Haptics', '@capacitor/haptics')",
    "await capacitorPlugin<DevicePlugin>(\n  'Device',\n  '@capacitor/device',\n).getInfo()",
  ]
  expect([...pluginPackages(sources)]).toEqual([
    ['Haptics', '@capacitor/haptics'],
    ['Device', '@capacitor/device'],
  ])
})

test('a plugin that no host uses is an error', () => {
  expect(pluginPackage('Haptics')).toBe('@capacitor/haptics')
  expect(() => pluginPackage('Hapticks')).toThrow('"@plugin Hapticks": no host uses this plugin')
})
