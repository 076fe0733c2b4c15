import { chooseFile } from '../../../api/choose-file/index.ts'
import { chooseImage } from '../../../api/choose-image/index.ts'
import { chooseMedia } from '../../../api/choose-media/index.ts'
import { chooseVideo } from '../../../api/choose-video/index.ts'

/** What opens the chooser of files, for a document that nobody has touched. */
const choosers = { chooseFile, chooseImage, chooseMedia, chooseVideo }

export type Choosers = typeof choosers

Object.assign(window, { choosers })
