import { startGallery } from './plain/PlainGallery.tsx'
import { openLink } from './plain/route.ts'
import { Rows } from './Rows.tsx'

await startGallery(<Rows onOpen={openLink} />)
