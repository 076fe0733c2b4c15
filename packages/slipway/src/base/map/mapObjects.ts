import type { Coordinates } from '../geo/coordinates.ts'

/** A point on the earth, in degrees (WGS-84). */
export type MapPoint = Coordinates

/** The region that a map shows. */
export interface MapRegion {
  readonly southwest: MapPoint
  /** Its longitude is less than that of `southwest` if the region crosses the date line. */
  readonly northeast: MapPoint
}

/** The point of a marker's icon that is at the marker's position, as a share of its size. */
export interface MapAnchor {
  /** From 0 at the left edge to 1 at the right edge. @default 0.5 */
  readonly x?: number | undefined
  /** From 0 at the upper edge to 1 at the lower edge. @default 1 */
  readonly y?: number | undefined
}

/** The bubble above a marker, with a text. */
export interface MapCalloutText {
  /**
   * Text of the bubble; new lines are kept.
   * @default the marker's `title`
   */
  readonly content?: string | undefined
  /**
   * `BYCLICK`: a tap on the marker shows and hides the bubble. `ALWAYS`: the bubble is always visible.
   * @default 'BYCLICK'
   */
  readonly display?: 'BYCLICK' | 'ALWAYS' | undefined
  /** Any CSS colour of the text. @default the label colour */
  readonly color?: string | undefined
  /** Size of the text in pixels; it grows with the text size of the browser. @default 14 */
  readonly fontSize?: number | undefined
  /** Any CSS colour of the background. @default the raised surface */
  readonly bgColor?: string | undefined
  /** Space around the text in pixels. @default 8 */
  readonly padding?: number | undefined
  /** Radius of the corners in pixels. @default 8 */
  readonly borderRadius?: number | undefined
  /** Width of the border in pixels. @default 0 */
  readonly borderWidth?: number | undefined
  /** Any CSS colour of the border. */
  readonly borderColor?: string | undefined
  /** Horizontal offset in pixels; positive is to the right. @default 0 */
  readonly anchorX?: number | undefined
  /** Vertical offset in pixels; positive is downwards. @default 0 */
  readonly anchorY?: number | undefined
}

/** The text beside a marker. It is always visible. */
export interface MapLabel {
  readonly content: string
  /** Any CSS colour of the text. @default the label colour */
  readonly color?: string | undefined
  /** Size of the text in pixels; it grows with the text size of the browser. @default 14 */
  readonly fontSize?: number | undefined
  /** Any CSS colour of the background. */
  readonly bgColor?: string | undefined
  /** Space around the text in pixels. @default 0 */
  readonly padding?: number | undefined
  /** Radius of the corners in pixels. @default 0 */
  readonly borderRadius?: number | undefined
  /** Width of the border in pixels. @default 0 */
  readonly borderWidth?: number | undefined
  /** Any CSS colour of the border. */
  readonly borderColor?: string | undefined
  /** Distance of the text's upper left corner from the marker's position, in pixels; positive is to the right. @default 0 */
  readonly anchorX?: number | undefined
  /** Positive is downwards. @default 0 */
  readonly anchorY?: number | undefined
}

/** A marker whose callout is a text, for calls. */
export interface MapMarkerData extends MapPoint {
  /** Identifies the marker in events and calls. A marker without an id emits no events. */
  readonly id?: number | undefined
  /** Name of the marker for screen readers and `markerList`, and the text of a callout without `content`. */
  readonly title?: string | undefined
  /**
   * Name of the marker for screen readers.
   * @default the marker's `title`, else the text of its callout or label
   */
  readonly ariaLabel?: string | undefined
  /**
   * Address of the icon. An icon that cannot be loaded is replaced by the pin.
   * @default a pin in the accent colour
   */
  readonly iconPath?: string | undefined
  /** Width of the icon in pixels. @default by the ratio of `height`; without both, half the picture's width */
  readonly width?: number | undefined
  /** Height of the icon in pixels. @default by the ratio of `width`; without both, half the picture's height */
  readonly height?: number | undefined
  /** Clockwise rotation of the icon about its anchor, in degrees. @default 0 */
  readonly rotate?: number | undefined
  /** Opacity of the icon, from 0 to 1. @default 1 */
  readonly alpha?: number | undefined
  readonly anchor?: MapAnchor | undefined
  /** Order among markers; by default, southern markers cover northern ones. @default 0 */
  readonly zIndex?: number | undefined
  readonly callout?: MapCalloutText | undefined
  readonly label?: MapLabel | undefined
  /** Whether the user can drag the marker. @default false */
  readonly draggable?: boolean | undefined
  /** Whether the marker may be combined with others to a cluster, see `cluster`. @default true */
  readonly joinCluster?: boolean | undefined
}

/** A line on a map. */
export interface MapPolyline {
  readonly points: readonly MapPoint[]
  /** Any CSS colour. @default '#000000' */
  readonly color?: string | undefined
  /** Width in pixels. @default 1 */
  readonly width?: number | undefined
  /** Whether the line is dotted. @default false */
  readonly dottedLine?: boolean | undefined
  /** Whether arrows on the line show its direction. @default false */
  readonly arrowLine?: boolean | undefined
  /** Any CSS colour of the border. @default '#000000' */
  readonly borderColor?: string | undefined
  /** Width of the border at each side, in pixels. @default 0 */
  readonly borderWidth?: number | undefined
}

/** A circle on a map. */
export interface MapCircle extends MapPoint {
  /** Radius in metres. */
  readonly radius: number
  /** Any CSS colour of the outline. @default '#000000' */
  readonly color?: string | undefined
  /** Any CSS colour of the area. @default '#00000000' */
  readonly fillColor?: string | undefined
  /** Width of the outline in pixels. @default 1 */
  readonly strokeWidth?: number | undefined
}

/** An area on a map. */
export interface MapPolygon {
  readonly points: readonly MapPoint[]
  /** Width of the outline in pixels. @default 1 */
  readonly strokeWidth?: number | undefined
  /** Any CSS colour of the outline. @default '#000000' */
  readonly strokeColor?: string | undefined
  /** Any CSS colour of the area. @default '#00000000' */
  readonly fillColor?: string | undefined
  /** Lengths of the dashes and gaps of the outline, in pixels. `[0, 0]` is a solid outline. @default [0, 0] */
  readonly dashArray?: readonly number[] | undefined
  /** Order among polygons. @default 0 */
  readonly zIndex?: number | undefined
}

/** A picture at a fixed position over a map. For other content use the map's `children`. */
export interface MapControl {
  /** Identifies the control in events. */
  readonly id?: number | undefined
  readonly iconPath: string
  /** Position of the upper left corner, and size, in pixels. */
  readonly position: {
    /** @default 0 */
    readonly left?: number | undefined
    /** @default 0 */
    readonly top?: number | undefined
    /** @default the picture's width */
    readonly width?: number | undefined
    /** @default the picture's height */
    readonly height?: number | undefined
  }
  /** Whether the control is a button and emits `onControlTap`. @default false */
  readonly clickable?: boolean | undefined
  /** Text alternative, and name of the button. */
  readonly ariaLabel?: string | undefined
}

/** Space at the edges of a map, in pixels. Physical sides, because a map is not mirrored in right-to-left layouts. */
export interface MapEdges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Options of clusters. */
export interface MapClusterOptions {
  /**
   * Distance in pixels within which markers are combined.
   * @default 60
   */
  readonly gridSize?: number | undefined
  /**
   * Whether a tap on a cluster zooms in until it breaks up.
   * @default true
   */
  readonly zoomOnClick?: boolean | undefined
}
