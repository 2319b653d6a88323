import type { PostCard } from './post-card.ts'

/** Category, day and reading time in one quiet line. */
export function PostFacts({ post }: { post: Pick<PostCard, 'category' | 'date' | 'dateText' | 'readTime'> }) {
  return (
    <p className="text-sm text-steel">
      <span className="font-medium text-cedar">{post.category}</span>
      <span aria-hidden="true"> · </span>
      <time dateTime={post.date} className="whitespace-nowrap">
        {post.dateText}
      </time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">{post.readTime}</span>
    </p>
  )
}
