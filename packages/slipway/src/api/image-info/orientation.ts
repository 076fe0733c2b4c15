const names = [
  'up',
  'up-mirrored',
  'down',
  'down-mirrored',
  'left-mirrored',
  'right',
  'right-mirrored',
  'left',
] as const

/**
 * Orientation of the camera, by the EXIF values 1 to 8: which side of the stored image is the top, and whether it is
 * mirrored.
 */
export type ImageOrientation = (typeof names)[number]

/** Orientation in a JPEG's EXIF data; `up` if there is no orientation, or the data are damaged. */
export function orientationOf(bytes: Uint8Array): ImageOrientation {
  try {
    return names[exifOrientation(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) - 1] ?? 'up'
  } catch {
    // The data end early: `bytes` is only a part of the file, or the file is damaged.
    return 'up'
  }
}

/** The EXIF orientation value; 0 for a file without one. Source: EXIF 2.3, sections 4.5 and 4.6; TIFF 6.0. */
function exifOrientation(jpeg: DataView): number {
  if (jpeg.getUint16(0) !== 0xffd8) return 0
  // Each segment has a marker, its length including the two length bytes, and its data. Image data start with the marker
  // 0xffda.
  for (let at = 2; jpeg.getUint8(at) === 0xff && jpeg.getUint16(at) !== 0xffda; at += 2 + jpeg.getUint16(at + 2)) {
    const isExif = jpeg.getUint16(at) === 0xffe1 && jpeg.getUint32(at + 4) === 0x45786966
    if (isExif) return tiffOrientation(jpeg, at + 10)
  }
  return 0
}

function tiffOrientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, isLittle)
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
    const at = directory + 2 + entry * 12
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle)
  }
  return 0
}
