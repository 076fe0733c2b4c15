import type { VisitApp } from './visits/visit.ts'
import { visitCanvas } from './visits/visitCanvas.ts'
import { visitEditor } from './visits/visitEditor.ts'
import { visitGallery } from './visits/visitGallery.ts'
import { visitHello } from './visits/visitHello.ts'
import { visitList } from './visits/visitList.ts'
import { visitGalleryLong, visitHelloLong } from './visits/visitLong.ts'
import { visitMap } from './visits/visitMap.ts'
import { visitSwiper } from './visits/visitSwiper.ts'

/** The visits of an app in `bench/`. */
interface MeasuredApp {
  /** Measures times. No other visit runs meanwhile. */
  readonly visit: VisitApp
  /** Measures sizes. Takes long, and runs in parallel with other such visits. */
  readonly longVisit?: VisitApp
  /** Visits per round; more for short visits, whose figures vary most. @default 1 */
  readonly repeats?: number
}

/** The apps in `bench/`. */
export const apps: Readonly<Record<string, MeasuredApp>> = {
  hello: { visit: visitHello, longVisit: visitHelloLong, repeats: 3 },
  gallery: { visit: visitGallery, longVisit: visitGalleryLong },
  'view-rows': { visit: visitGallery, longVisit: visitGalleryLong },
  'cell-rows': { visit: visitGallery, longVisit: visitGalleryLong },
  list: { visit: visitList },
  swiper: { visit: visitSwiper },
  map: { visit: visitMap },
  canvas: { visit: visitCanvas },
  editor: { visit: visitEditor },
}
