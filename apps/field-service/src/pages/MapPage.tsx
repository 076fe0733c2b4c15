import { useInfiniteQuery } from '@tanstack/react-query'
import { Map, navigateTo, useNavigationBarTitle } from 'slipway'
import { jobsQuery } from '../api/jobs.ts'
import { useWords } from '../words/words.ts'

export default function MapPage() {
  const words = useWords()
  const { data } = useInfiniteQuery(jobsQuery({ status: 'open', search: '' }))
  const jobs = data?.pages.flatMap((part) => part.jobs) ?? []
  useNavigationBarTitle(words.map)

  return (
    <Map
      className="whole-map"
      aria-label={words.map}
      latitude={38.722}
      longitude={-9.142}
      scale={12}
      cluster
      markers={jobs.map(({ id, latitude, longitude, title }) => ({ id, latitude, longitude, title }))}
      onMarkerTap={({ detail }) => navigateTo('/job/:id', { id: Number(detail.markerId) })}
    />
  )
}
