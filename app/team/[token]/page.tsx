import { FoundersRoom } from '@/components/diagnostic/team-room/founders-room';
import { DeleteLink } from '@/components/diagnostic/team-room/room-head';
import { RatingRoom } from '@/components/diagnostic/team-room/rating-room';
import { RevealedRoom } from '@/components/diagnostic/team-room/revealed-room';
import { context, content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { roomPage } from '../room-page';
import { teamRoomTexts } from '../room-texts';

export const dynamic = 'force-dynamic';

const OUTCOMES = ['saved', 'withdrawn', 'refused', 'full'] as const;

/** A team room. The key in the address decides what it shows: the founder's view, a form, or the result. */
const { generateMetadata, Page } = roomPage((room, token, { said }) => {
  const texts = teamRoomTexts(content());
  const { reveal, handOutKey, answers } = room;
  if (reveal)
    return (
      <RevealedRoom reveal={reveal} texts={texts} isLate={said === 'closed'}>
        {handOutKey && <DeleteLink href={routes.teamRoomDelete(token)} label={texts.founder.delete} />}
      </RevealedRoom>
    );
  if (handOutKey !== null && answers !== null) {
    const link = new URL(routes.teamRoom(handOutKey), context().ownSite.siteUrl).href;
    return (
      <FoundersRoom
        token={token}
        link={link}
        answers={answers}
        createdAt={room.createdAt}
        isRefused={said === 'few'}
        words={texts.founder}
      />
    );
  }
  const outcome = OUTCOMES.find((one) => one === said) ?? null;
  return <RatingRoom token={token} room={room} outcome={outcome} newKey={room.newKey} words={texts} />;
});

export { generateMetadata, Page as default };
