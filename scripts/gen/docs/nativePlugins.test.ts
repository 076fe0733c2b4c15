import { expect, test } from 'vitest'
import { pluginPackage, pluginPackages } from './nativePlugins.ts'

test('a plugin’s package is the one that the source names', () => {
  const sources = [
    "const plugin = () => capacitorPlugin<Haptics>('Haptics', '@capacitor/haptics')",
    "await capacitorPlugin<DevicePlugin>(\n  'Device',\n  '@capacitor/device',\n).getInfo()",
  ]
  expect([...pluginPackages(sources)]).toEqual([
    ['Haptics', '@capacitor/haptics'],
    ['Device', '@capacitor/device'],
  ])
})

test('a plugin that no host takes is an error', () => {
  expect(pluginPackage('Haptics')).toBe('@capacitor/haptics')
  expect(() => pluginPackage('Hapticks')).toThrow('"@plugin Hapticks": no host takes this plugin')
})
