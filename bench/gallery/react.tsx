import { createRoot } from 'react-dom/client'
import { PlainGallery } from './plain/PlainGallery.tsx'
import { openLink } from './plain/route.ts'
import { Rows } from './Rows.tsx'

createRoot(document.body).render(<PlainGallery list={<Rows onOpen={openLink} />} />)
