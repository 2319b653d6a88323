/** Answers that are no page: robots.txt, feeds, the manifest. */
export const plainAnswer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
