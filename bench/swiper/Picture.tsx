import type { Shot } from './pictures.ts'
import './swiper.css'

/** A picture with its caption, rendered by both apps. */
export function Picture({ id, src }: Shot) {
  return (
    <figure className="bench-picture">
      <img src={src} alt={`Number ${id + 1}`} width={390} height={520} draggable={false} />
      <figcaption>Description of picture {id + 1}</figcaption>
    </figure>
  )
}
