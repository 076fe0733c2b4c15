export {
  PageContainer,
  type PageContainerEvent,
  type PageContainerPosition,
  type PageContainerProps,
} from './PageContainer.tsx'
