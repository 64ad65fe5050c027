interface Props {
  type: string;
  data: unknown;
  id?: string;
}

/** JSON for scripts and search engines. React escapes a closing tag in it. */
export function JsonScript({ type, data, id }: Props) {
  return (
    <script type={type} id={id}>
      {JSON.stringify(data)}
    </script>
  );
}
