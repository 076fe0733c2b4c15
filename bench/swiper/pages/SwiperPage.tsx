import { useState } from 'react'
import { Swiper, SwiperItem } from 'slipway/components/swiper'
import { Picture } from '../Picture.tsx'
import { shots } from '../pictures.ts'

export default function SwiperPage() {
  const [current, setCurrent] = useState(0)
  return (
    <>
      <Swiper
        aria-label="Pictures"
        className="bench-frame"
        data-bench="strip"
        onChange={({ detail }) => setCurrent(detail.current)}
      >
        {shots.map((shot) => (
          <SwiperItem key={shot.id}>
            <Picture {...shot} />
          </SwiperItem>
        ))}
      </Swiper>
      <output data-bench={`at ${current}`}>
        {current + 1} of {shots.length}
      </output>
    </>
  )
}
