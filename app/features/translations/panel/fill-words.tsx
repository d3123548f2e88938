import * as m from "virtual:messages/panel-translations";
import { useQuery } from "@tanstack/react-query";
import BookA from "lucide-react/icons/book-a";
import { toast } from "~/editing/toaster";
import { Button } from "~/ui/button";
import { allWordsQuery, type Word } from "./glossary";

/** Fills empty texts with words of the glossary. `onFill` returns how many it has filled. */
export function FillWords({ onFill }: { onFill: (words: Word[]) => number }) {
  const { data: words } = useQuery(allWordsQuery);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={!words}
        onClick={() => {
          if (!words) return;
          const count = onFill(words);
          toast.success(count > 0 ? m.textsFilled({ count }) : m.noKnownWords);
        }}
      >
        <BookA aria-hidden="true" />
        {m.fillKnownWords}
      </Button>
    </div>
  );
}
