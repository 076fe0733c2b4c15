/** Returns the EXIF segment of a JPEG with only an orientation. The segment belongs after the first two bytes of the file. */
export function exifSegment(orientation: number, littleEndian = false): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(36))
  view.setUint16(0, 0xffe1)
  view.setUint16(2, 34)
  view.setUint32(4, 0x45786966)
  view.setUint16(10, littleEndian ? 0x4949 : 0x4d4d)
  view.setUint16(12, 42, littleEndian)
  view.setUint32(14, 8, littleEndian)
  view.setUint16(18, 1, littleEndian)
  view.setUint16(20, 0x0112, littleEndian)
  view.setUint16(22, 3, littleEndian)
  view.setUint32(24, 1, littleEndian)
  view.setUint16(28, orientation, littleEndian)
  return new Uint8Array(view.buffer)
}
