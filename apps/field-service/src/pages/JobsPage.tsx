import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  Allow,
  Button,
  Cell,
  Empty,
  Image,
  InfiniteScroll,
  List,
  navigateTo,
  onNavigated,
  PullDownRefresh,
  SearchBar,
  SegmentedControl,
  ShareElement,
  Skeleton,
  useLocale,
  useNavigationBarTitle,
} from 'slipway'
import { type JobFilter, jobsQuery } from '../api/jobs.ts'
import type { Job } from '../api/types.ts'
import { formatTime } from '../parts/formatTime.ts'
import { StatusTag } from '../parts/StatusTag.tsx'
import { useWords } from '../words/words.ts'

export default function JobsPage() {
  const words = useWords()
  const [filter, setFilter] = useState<JobFilter>({ status: '', search: '' })
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useInfiniteQuery(jobsQuery(filter))
  const jobs = data?.pages.flatMap((part) => part.jobs)
  useNavigationBarTitle(words.jobs)

  // A log-out clears the cache: `throwOnError` would report that as a failure.
  const loadMore = async () => {
    const { error: failure } = await fetchNextPage({ cancelRefetch: false })
    if (failure) throw failure
  }

  const nothing = error ? (
    <Empty title={words.noConnection}>
      <Button size="mini" loading={isFetching} onClick={() => refetch()}>
        {words.showJobs}
      </Button>
    </Empty>
  ) : (
    <Empty title={words.noJobs} description={words.noJobsText} />
  )

  return (
    <div className="content">
      <div className="filter">
        <SearchBar
          placeholder={words.search}
          onInput={({ detail }) => setFilter({ ...filter, search: detail.value })}
          onCancel={() => setFilter({ ...filter, search: '' })}
        />
        <SegmentedControl
          aria-label={words.state}
          items={[
            { value: '', label: words.all },
            ...Object.entries(words.status).map(([value, label]) => ({ value, label })),
          ]}
          value={filter.status}
          onChange={({ detail }) => setFilter({ ...filter, status: detail.value as JobFilter['status'] })}
        />
        <Allow role="dispatcher">
          <Button onClick={() => navigateTo('/new')}>{words.newJob}</Button>
        </Allow>
      </div>
      {jobs || error ? (
        <List
          className="jobs"
          aria-label={words.jobs}
          scroll="parent"
          items={jobs ?? []}
          empty={nothing}
          footer={jobs?.length ? <InfiniteScroll hasMore={hasNextPage} onLoad={loadMore} /> : null}
        >
          {jobRow}
        </List>
      ) : (
        <Skeleton avatar rows={3} />
      )}
      <PullDownRefresh onRefresh={() => refetch()} />
    </div>
  )
}

const jobRow = (job: Job) => <JobRow job={job} />

function JobRow({ job }: { job: Job }) {
  const [picture] = job.photos
  const locale = useLocale()
  const isOpen = useOpenUrl() === `/job/${job.id}`
  return (
    <Cell
      to="/job/:id"
      params={{ id: job.id }}
      aria-current={isOpen || undefined}
      icon={
        picture && (
          <ShareElement name={`job-${job.id}`}>
            <Image className="thumbnail" src={picture} alt="" mode="aspectFill" />
          </ShareElement>
        )
      }
      title={job.title}
      description={
        <>
          {job.customer}
          <br />
          {formatTime(job.start, locale)}
        </>
      }
      value={<StatusTag {...job} />}
    />
  )
}

/** The address of the page on top. On a wide screen the list marks the job that is open beside it. */
function useOpenUrl(): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => onNavigated((route) => setUrl(route.url)), [])
  return url
}
