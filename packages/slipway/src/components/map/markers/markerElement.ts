import type { MapLabel } from '../../../base/map/mapObjects.ts'
import { textLength } from '../../../base/text/textLength.ts'
import type { MapCallout, MapMarker } from '../mapMarker.ts'
import { createPin, pinHeightPx, pinWidthPx } from './pin.ts'

/** The element of a marker, and its parts. */
export interface MarkerElement {
  readonly element: HTMLElement
  /** The marker that the element shows. */
  readonly marker: MapMarker
  /** The parts that the user can press: the icon, and the callout if it is a visible text. */
  readonly buttons: readonly HTMLElement[]
  /** The element for `callout.children`, if the callout is visible and has them. */
  readonly calloutHost: HTMLElement | undefined
  /** Shows another marker. `isOpen` shows its callout. */
  update(marker: MapMarker, isOpen: boolean): void
}

/**
 * Creates the element of a marker: its icon, label and callout, around the point of the marker, which is the element's origin.
 *
 * @param id Id of the icon, for `aria-activedescendant`.
 * @param fallbackName Name of a marker without any text.
 */
export function createMarkerElement(id: string, fallbackName: string): MarkerElement {
  const element = document.createElement('div')
  element.className = 'sw-map-marker'
  const icon = element.appendChild(document.createElement('div'))
  icon.id = id
  icon.className = 'sw-map-icon'
  icon.setAttribute('role', 'button')
  let shown: MapMarker = { latitude: 0, longitude: 0 }
  let callout: HTMLElement | undefined
  let label: HTMLElement | undefined
  let picture: string | undefined | null = null

  const updateIcon = ({ iconPath, width, height, anchor, rotate = 0, alpha = 1 }: MapMarker) => {
    if (picture !== iconPath) {
      picture = iconPath
      icon.replaceChildren(iconPath ? pictureOf(iconPath, icon, () => updateIcon(shown)) : createPin())
    }
    const { x = 0.5, y = 1 } = anchor ?? {}
    sizeIcon(icon, { width, height })
    const { style } = icon
    style.opacity = `${alpha}`
    style.transformOrigin = `${x * 100}% ${y * 100}%`
    style.transform = `translate(${-x * 100}%, ${-y * 100}%) rotate(${rotate}deg)`
    writeAbove(element, icon, y)
  }
  return {
    element,
    get marker() {
      return shown
    },
    get buttons() {
      return callout && !hasChildren(shown.callout) ? [icon, callout] : [icon]
    },
    get calloutHost() {
      return hasChildren(shown.callout) ? callout : undefined
    },
    update(marker, isOpen) {
      shown = marker
      icon.setAttribute('aria-label', nameOf(marker) || fallbackName)
      element.style.setProperty('--sw-map-order', `${marker.zIndex ?? 0}`)
      element.classList.toggle('sw-map-marker-draggable', marker.draggable === true)
      updateIcon(marker)
      label = part(element, label, marker.label && 'sw-map-label')
      if (label && marker.label) writeLabel(label, marker.label)
      const { callout: options } = marker
      const text = options && (options.content ?? marker.title ?? '')
      const isShown =
        options !== undefined && (isOpen || options.display === 'ALWAYS') && (text !== '' || hasChildren(options))
      callout = part(element, callout, isShown && 'sw-map-callout')
      if (callout && options) {
        callout.id = `${id}-callout`
        // Content of the app may contain buttons and links of its own.
        if (hasChildren(options)) callout.removeAttribute('role')
        else callout.setAttribute('role', 'button')
        writeCallout(callout, options, text ?? '')
      }
      element.toggleAttribute('data-open', isShown)
    },
  }
}

const hasChildren = (callout: MapCallout | undefined) => callout?.children !== undefined && callout.children !== null

/** The name of a marker for screen readers. Empty if the marker has no text at all. */
export function nameOf({ ariaLabel, title, callout, label }: MapMarker): string {
  return ariaLabel ?? title ?? callout?.content ?? label?.content ?? ''
}

/** Adds or removes a part of the marker's element. */
function part(parent: HTMLElement, existing: HTMLElement | undefined, name: string | false | undefined) {
  if (!name) {
    existing?.remove()
    return undefined
  }
  if (existing) return existing
  const added = parent.appendChild(document.createElement('div'))
  added.className = name
  return added
}

/** The picture of an icon; replaced by the pin if it cannot be loaded. */
function pictureOf(address: string, icon: HTMLElement, onLoad: () => void): HTMLImageElement {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.draggable = false
  picture.addEventListener('load', onLoad)
  picture.addEventListener('error', () => {
    if (picture.parentNode !== icon) return
    icon.replaceChildren(createPin())
    onLoad()
  })
  picture.src = address
  return picture
}

/** Gives the icon its size. A missing side follows the ratio of the picture; without both, the picture has two pixels per pixel. */
function sizeIcon(icon: HTMLElement, { width, height }: Pick<MapMarker, 'width' | 'height'>): void {
  const picture = icon.firstElementChild
  const [naturalWidth, naturalHeight] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [2 * pinWidthPx, 2 * pinHeightPx]
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : 1
  const widthPx = width ?? (height === undefined ? naturalWidth / 2 : height * ratio)
  icon.style.inlineSize = `${widthPx}px`
  icon.style.blockSize = `${height ?? widthPx / ratio}px`
}

/** Gives the style sheet the distance that the icon reaches above the point, for the callout. */
function writeAbove(element: HTMLElement, icon: HTMLElement, anchorY: number): void {
  element.style.setProperty('--sw-map-callout-above', `calc(${icon.style.blockSize || '0px'} * ${anchorY})`)
}

function writeLabel(element: HTMLElement, label: MapLabel): void {
  element.textContent = label.content
  writeBox(element, { ...label, fontSize: label.fontSize ?? 14 })
  element.style.transform = `translate(${label.anchorX ?? 0}px, ${label.anchorY ?? 0}px)`
}

function writeCallout(element: HTMLElement, callout: MapCallout, text: string): void {
  if (!hasChildren(callout) && element.textContent !== text) element.textContent = text
  writeBox(element, { ...callout, fontSize: callout.fontSize ?? 14 })
  element.style.transform = `translate(calc(-50% + ${callout.anchorX ?? 0}px), ${callout.anchorY ?? 0}px)`
}

type Box = Pick<MapLabel, 'color' | 'fontSize' | 'bgColor' | 'padding' | 'borderRadius' | 'borderWidth' | 'borderColor'>

function writeBox({ style }: HTMLElement, box: Box): void {
  style.color = box.color ?? ''
  style.fontSize = textLength(box.fontSize) ?? ''
  style.background = box.bgColor ?? ''
  style.padding = lengthOf(box.padding)
  style.borderRadius = lengthOf(box.borderRadius)
  style.border = box.borderWidth ? `${box.borderWidth}px solid ${box.borderColor ?? 'currentcolor'}` : ''
}

const lengthOf = (px: number | undefined) => (px === undefined ? '' : `${px}px`)
