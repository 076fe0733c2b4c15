import { useQuery } from '@tanstack/react-query'
import {
  Button,
  Cell,
  CellGroup,
  chooseImage,
  Empty,
  Grid,
  GridItem,
  Image,
  isApiError,
  Map,
  navigateBack,
  navigateTo,
  openLocation,
  type PageProps,
  previewImage,
  ShareElement,
  showToast,
  uploadFile,
  useLocale,
  useNavigationBarTitle,
} from 'slipway'
import { client, jobQuery, useStatus } from '../api/jobs.ts'
import { ServerError } from '../api/send.ts'
import type { Job } from '../api/types.ts'
import { formatTime } from '../parts/formatTime.ts'
import { StatusTag } from '../parts/StatusTag.tsx'
import { useWords } from '../words/words.ts'

export default function JobPage({ params: { id } }: PageProps<'/job/:id'>) {
  const words = useWords()
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  useNavigationBarTitle(job?.title ?? words.jobs)
  if (job) return <JobDetails job={job} />
  const isGone = error instanceof ServerError && error.status === 404
  return (
    error && (
      <Empty fill title={isGone ? words.gone : words.noConnection} description={isGone ? words.goneText : undefined}>
        <Button size="mini" onClick={() => (isGone ? navigateBack() : refetch())}>
          {words.showJobs}
        </Button>
      </Empty>
    )
  )
}

function JobDetails({ job }: { job: Job }) {
  const words = useWords()
  const locale = useLocale()
  const { id, latitude, longitude, customer, photos } = job
  const status = useStatus(id)
  const place = { latitude, longitude, name: customer, address: `${job.street}, ${job.city}` }

  return (
    <div className="content">
      {photos[0] && (
        <ShareElement name={`job-${id}`}>
          <Image className="photo" src={photos[0]} alt={words.photo(1)} mode="aspectFill" />
        </ShareElement>
      )}
      <CellGroup>
        <Cell title={job.title} description={formatTime(job.start, locale)}>
          <StatusTag {...job} />
        </Cell>
        <Cell title={words.customer} value={customer} />
        {job.note && <Cell title={words.note} description={<bdi>{job.note}</bdi>} />}
      </CellGroup>
      <div className="actions">
        {job.status === 'open' && (
          <Button type="primary" loading={status.isPending} onClick={() => status.mutateAsync('onSite')}>
            {words.arrive}
          </Button>
        )}
        {job.status === 'onSite' && (
          <Button type="primary" onClick={() => navigateTo('/job/:id/report', { id })}>
            {words.writeReport}
          </Button>
        )}
        {job.status === 'done' && <p className="hint">{words.jobDone}</p>}
      </div>
      <CellGroup title={words.place}>
        <Cell title={place.address} description={words.openMap} onClick={() => openLocation(place)} />
      </CellGroup>
      <Map
        className="map"
        aria-label={words.map}
        latitude={latitude}
        longitude={longitude}
        scale={14}
        markers={[{ id, latitude, longitude, title: customer }]}
      />
      <CellGroup title={words.photos}>
        <Cell title={words.addPhoto} onClick={() => addPhoto(id)} />
      </CellGroup>
      <Photos job={job} />
    </div>
  )
}

function Photos({ job: { photos, title } }: { job: Job }) {
  const words = useWords()
  const captions = photos.map(() => title)
  return (
    <Grid className="photos" columns={3} gap={8} square>
      {photos.map((url, current) => (
        <GridItem
          key={url}
          icon={<Image src={url} alt={words.photo(current + 1)} mode="aspectFill" />}
          onClick={({ currentTarget: from }) => previewImage({ urls: photos, captions, current, from })}
        />
      ))}
    </Grid>
  )
}

/** Lets the user choose a photo or take one, and sends it to the server. */
async function addPhoto(id: number) {
  try {
    const { tempFilePaths } = await chooseImage({ count: 1 })
    const [filePath] = tempFilePaths
    if (!filePath) return
    const { statusCode } = await uploadFile({ url: `/api/jobs/${id}/photos`, filePath, name: 'file' })
    if (statusCode !== 201) throw new ServerError(statusCode, {})
    await client.invalidateQueries({ queryKey: jobQuery(id).queryKey })
  } catch (error) {
    if (isApiError(error, 'cancelled')) return
    await showToast({ title: error instanceof Error ? error.message : String(error), icon: 'error' })
  }
}
