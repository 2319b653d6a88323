import { categories } from './post.ts'

export const blogPage = {
  heading: 'Blog',
  lead: 'Four long reads about cold water at home, written to be useful whether or not you buy from us.',
  all: 'All',
  chips: ['All', ...categories],
  featured: 'Featured',
  readMore: 'Read more',
  /** For screen readers, after 'Read more'. */
  readMoreAbout: (title: string) => `about ${title}`,
  backToAll: 'All articles',
  sourcesHeading: 'Sources',
  disclaimer:
    'General information, no medical advice. If you have a health condition, ask your doctor before you plunge.',
  subscribe: { text: 'Subscribe to Newsletter', to: '/#newsletter' },
  subscribeLead: 'Our letter tells you when there is a new article.',
} as const
