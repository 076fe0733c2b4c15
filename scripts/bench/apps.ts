import type { Version } from './buildApp.ts'
import type { VisitApp } from './visits/visit.ts'
import { visitCanvas } from './visits/visitCanvas.ts'
import { visitEditor } from './visits/visitEditor.ts'
import { visitGallery } from './visits/visitGallery.ts'
import { visitHello } from './visits/visitHello.ts'
import { visitList } from './visits/visitList.ts'
import { visitGalleryLong, visitHelloLong } from './visits/visitLong.ts'
import { visitMap } from './visits/visitMap.ts'
import { visitStart } from './visits/visitStart.ts'
import { visitSwiper } from './visits/visitSwiper.ts'

/** The visits of an app in `bench/`. */
interface MeasuredApp {
  /** Measures times. No other visit runs meanwhile. */
  readonly visit: VisitApp
  /** Measures sizes. Takes long, and runs in parallel with other such visits. */
  readonly longVisit?: VisitApp
  /** Folder in `bench/`, if several apps here are versions of it. @default the name */
  readonly folder?: string
  /** The versions that are compared. @default ['react', 'slipway'] */
  readonly versions?: readonly [Version, Version]
  /** Visits per round; more for short visits, whose figures vary most. @default 1 */
  readonly repeats?: number
}

/** The apps in `bench/`. */
export const apps: Readonly<Record<string, MeasuredApp>> = {
  hello: { visit: visitHello, longVisit: visitHelloLong, repeats: 3 },
  gallery: { visit: visitGallery, longVisit: visitGalleryLong },
  'hello-prerendered': {
    ...{ folder: 'hello', versions: ['react', 'prerendered'], repeats: 3 },
    visit: visitStart('[data-bench=hello]'),
  },
  'gallery-prerendered': {
    ...{ folder: 'gallery', versions: ['react', 'prerendered'] },
    visit: visitStart('[data-bench=list]'),
  },
  'hello-hydrated': {
    ...{ folder: 'hello', versions: ['slipway', 'prerendered'], repeats: 3 },
    visit: visitStart('[data-bench=hello]'),
  },
  'gallery-hydrated': {
    ...{ folder: 'gallery', versions: ['slipway', 'prerendered'] },
    visit: visitStart('[data-bench=list]'),
  },
  template: { versions: ['slipway', 'prerendered'], repeats: 3, visit: visitStart('.sw-list-row, .sw-cell') },
  'view-rows': { visit: visitGallery, longVisit: visitGalleryLong },
  'cell-rows': { visit: visitGallery, longVisit: visitGalleryLong },
  list: { visit: visitList },
  swiper: { visit: visitSwiper },
  map: { visit: visitMap },
  canvas: { visit: visitCanvas },
  editor: { visit: visitEditor },
}
