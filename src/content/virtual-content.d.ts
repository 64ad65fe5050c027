declare module 'virtual:content' {
  const content: import('./load.ts').SiteContent;
  export default content;
}
