import { enClose } from './enClose.ts'

/** English texts of ads over the whole screen. */
export const enAd = {
  ...enClose,
  'ad.label': 'Advertisement',
  'ad.open': 'Learn more',
  'ad.rewardIn': 'Reward in {seconds} s',
  'ad.rewardAtEnd': 'Reward at the end of the video',
  'ad.ended': 'Reward earned',
} as const
