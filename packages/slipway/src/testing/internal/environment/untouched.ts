import { chooseFile } from '../../../api/choose-file/index.ts'
import { chooseImage } from '../../../api/choose-image/index.ts'
import { chooseMedia } from '../../../api/choose-media/index.ts'
import { chooseVideo } from '../../../api/choose-video/index.ts'

/** The functions that open a file chooser, for a document without user activation. */
const choosers = { chooseFile, chooseImage, chooseMedia, chooseVideo }

export type Choosers = typeof choosers

Object.assign(window, { choosers })
