declare module 'express' {
  type Request = { body: Record<string, string | undefined> };
  type Response = { status(code: number): Response; json(value: unknown): void };
  type App = {
    use(handler: unknown): void;
    post(path: string, handler: (request: Request, response: Response) => Promise<void>): void;
    listen(port: number, host: string, done: () => void): import('node:http').Server;
  };
  function express(): App;
  namespace express {
    function urlencoded(options: { extended: boolean }): unknown;
    function static(folder: string, options: { extensions: string[] }): unknown;
  }
  export default express;
}
