import { enLoading } from './enLoading.ts'
import { enMedia } from './enMedia.ts'

/** English texts of `Video`. */
export const enVideo = {
  ...enMedia,
  ...enLoading,
  'video.label': 'Video',
  'video.captions': 'Captions',
  'video.settings': 'Settings',
  'video.speed': 'Speed',
  'video.off': 'Off',
  'video.track': 'Track {number}',
  'video.fullScreen': 'Full screen',
  'video.exitFullScreen': 'Exit full screen',
  'video.pictureInPicture': 'Picture in picture',
  'video.danmu': 'Comments',
  'video.quality': 'Quality',
  'video.automatic': 'Automatic',
  'video.live': 'Live',
  'video.failed': 'The video could not be played.',
} as const
